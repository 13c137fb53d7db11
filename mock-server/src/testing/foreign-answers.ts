export { foreignAnswers } from '../faults/foreign-answers.ts';
export type { ForeignAnswer } from '../faults/foreign-answers.ts';
