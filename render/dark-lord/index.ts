/** Pictures of The Dark Lord. What only makes scenes and cards draws nothing: take it from its file. */
export { draw, sceneOf } from './draw.ts'
