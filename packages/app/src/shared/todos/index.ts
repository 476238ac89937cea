export { ToDoCard, WaitingRows } from './ToDoCard.js';
export { useTodos } from './useTodos.js';
