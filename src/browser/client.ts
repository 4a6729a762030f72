import { installFigures } from './figures.js'
import { installFlames } from './flames.js'

installFigures()
installFlames()
