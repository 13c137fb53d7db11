import { sweepActions } from './action-tests.tsx';

sweepActions(0, 2);
