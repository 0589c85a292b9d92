// `npm start`: installs what is missing, bundles the server and runs it.
import { pathToFileURL } from 'node:url'
import { prepare } from './install.mjs'

prepare({ forTests: false })

// what needs packages is loaded when they are there
const { bundleServer } = await import('./bundle.mjs')
const bundle = await bundleServer()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(bundle).href)
