import { readFileSync } from 'node:fs';
import { filesIn } from './support/files.ts';
import { runMain } from './support/problem.ts';
import { inRoot, root } from './support/root.ts';
import { forbiddenIn } from './words/forbidden.ts';

/** Looks in every source, text and document of the repository for what none may hold. */
await runMain(async () => {
  const files = filesIn(root, /\.(tsx?|mjs|css|html|json|md|ya?ml)$/).filter(
    (file) => !file.startsWith('tools/words/'),
  );
  const problems = files.flatMap((file) => forbiddenIn(file, readFileSync(inRoot(file), 'utf8')));
  for (const problem of problems) console.log(problem);
  return problems.length === 0 ? 0 : 1;
});
