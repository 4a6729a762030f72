import { installVersions } from './versions.js'

installVersions()
