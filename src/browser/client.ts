import { installDownloads } from './downloads.js'
import { installFigures } from './figures.js'
import { installFlames } from './flames.js'
import { installKeys, installRows } from './rows.js'
import { installVersions } from './versions.js'

installRows()
installKeys()
installFigures()
installFlames()
installVersions()
installDownloads()
