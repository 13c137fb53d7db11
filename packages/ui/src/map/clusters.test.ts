import { describe, expect, it } from 'vitest';
import { Clusters } from './clusters.ts';

const world = { west: -180, south: -85, east: 180, north: 85 };
const at = (id: string, latitude: number, longitude: number) => ({ id, label: id, position: { latitude, longitude } });

describe('the marks of a map', () => {
  const points = [at('a', 52.2166, 5.9136), at('b', 52.2168, 5.9138), at('c', 52.09, 5.12)];

  it('are numbers where pins would cover each other, and pins elsewhere', () => {
    const marks = new Clusters(points).marks(world, 11);
    expect(
      marks
        .map((mark) => (mark.kind === 'cluster' ? `${mark.count} pins` : mark.point.id))
        .toSorted((one, other) => one.localeCompare(other)),
    ).toEqual(['2 pins', 'c']);
  });

  it('are all pins when the map is near enough', () => {
    expect(new Clusters(points).marks(world, 17)).toHaveLength(3);
  });

  it('tell at which zoom a number falls apart', () => {
    const clusters = new Clusters(points);
    const [cluster] = clusters.marks(world, 11).filter((mark) => mark.kind === 'cluster');
    expect(clusters.marks(world, cluster?.opensAt ?? 0)).toHaveLength(3);
  });

  it('are only those within the bounds', () => {
    const bounds = { west: 5, south: 52, east: 5.5, north: 52.15 };
    expect(new Clusters(points).marks(bounds, 15)).toMatchObject([{ kind: 'pin', point: { id: 'c' } }]);
    expect(new Clusters([]).marks(world, 11)).toEqual([]);
  });
});
