import { importProblems } from './imports/check.ts';
import { runMain } from './support/problem.ts';

/** Checks every import of the repository against the manifests and the dependency rule of the architecture. */
await runMain(async () => {
  const problems = importProblems();
  for (const problem of problems) console.log(problem);
  return problems.length === 0 ? 0 : 1;
});
