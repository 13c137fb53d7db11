import { sweepActions } from './action-tests.tsx';

sweepActions(1, 2);
