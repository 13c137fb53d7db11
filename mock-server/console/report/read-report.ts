import { listOf, objectOf } from '../../src/contract/input.ts';
import { snapshotProblem } from '../worlds/world-file.ts';
import type { BugReport } from './bug-report.ts';

/** Border: a value that was looked through is a report. */
const asReport = (value: unknown): BugReport => value as BugReport;

function stepProblem(value: unknown, entries: number): string | null {
  const step = objectOf(value);
  if (step['kind'] === 'action')
    return Array.isArray(step['changes']) ? null : 'A action of the report has no changes.';
  const entry = Number(step['entry']);
  return step['kind'] === 'request' && entry >= 0 && entry < entries ? null : 'A step of the report is unknown.';
}

function startProblem(value: unknown): string | null {
  const start = objectOf(value);
  if (start['kind'] === 'snapshot') return snapshotProblem(start['snapshot']);
  return typeof start['scenario'] === 'string' && typeof start['now'] === 'number' ? null : 'The report has no start.';
}

/** The report in a file, or what is wrong with it in one sentence. */
export function readReport(text: string): BugReport | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'The file is no JSON.';
  }
  const report = objectOf(value);
  if (report['format'] !== 'stadstegoed-bug-report') return 'The file is no bug report of the mock platform.';
  if (report['version'] !== 1)
    return `The report has version ${String(report['version'])}; this mock platform reads version 1.`;
  const entries = listOf(objectOf(objectOf(report['har'])['log']), 'entries');
  const problem = [
    startProblem(report['start']),
    ...listOf(report, 'steps').map((step) => stepProblem(step, entries.length)),
  ].find((one) => one !== null);
  return problem ?? asReport(value);
}
