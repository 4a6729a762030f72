import { installFigures } from './figures.js'
import { installFlames } from './flames.js'
import { installVersions } from './versions.js'

installFigures()
installFlames()
installVersions()
