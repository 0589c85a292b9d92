/** Stands in bundles for what a library asks for and never uses here. */
export default undefined
