import { installDownloads } from './downloads.js'
import { installKeys, installRows } from './rows.js'

installRows()
installKeys()
installDownloads()
