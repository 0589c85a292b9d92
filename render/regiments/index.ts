/** Pictures of Regiments. */
export { drawRegiments } from './draw.ts'
