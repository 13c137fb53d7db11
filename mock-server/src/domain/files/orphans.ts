import { dayLength } from '../../calendar.ts';
import { dropBlobs, dropPicture } from './blobs.ts';
import { isFileTaken } from '../reimbursements/reimbursements.ts';
import type { FileRow } from '../../tables/files.ts';
import type { World } from '../../world/world.ts';

/** Takes a document away, with its bytes and the picture of its first page. */
function dropFile(world: World, file: FileRow): void {
  dropBlobs(world, file.uid);
  const preview = world.table('medias').first('uid', file.preview_uid ?? '');
  if (preview) dropPicture(world, preview);
  world.table('files').remove(file);
}

/**
 * Removes uploads that became part of nothing within a day: a form that was left, a draft that was deleted. It runs with the next
 * upload, which no client can tell from a job of every night. Documents of the seeds have no moment of upload and stay.
 */
export function dropOrphans(world: World): void {
  for (const file of world.table('files').all()) {
    const age = world.now() - (file.uploaded_at ?? world.now());
    if (age >= dayLength && !isFileTaken(world, file.uid, null)) dropFile(world, file);
  }
}
