import { aChosenFile } from '@stadstegoed/core/testing/a-chosen-file.ts';
import { describe, expect, it } from 'vitest';
import { PhotoCropperViewModel } from './photo-cropper.vm.ts';

function open(...names: readonly string[]) {
  const model = new PhotoCropperViewModel();
  model.open(names.map((name) => aChosenFile(name)));
  model.drawn({ width: 2000, height: 1000 });
  return model;
}

const result = (name: string) => ({ source: aChosenFile(name), file: aChosenFile(name), preview: null });

describe('the files of the cropper', () => {
  it('are the jpg, jpeg, png and pdf files; the others are skipped with an error [FI-013] [FI-014]', () => {
    const model = open('a.jpg', 'b.docx', 'c.PNG', 'd.jpeg', 'e.pdf', 'f.gif');
    expect(model.files.map(({ name }) => name)).toEqual(['a.jpg', 'c.PNG', 'd.jpeg', 'e.pdf']);
    expect(model.skipped).toEqual(['b.docx', 'f.gif']);
  });

  it('are cropped one after the other, each from the beginning', () => {
    const model = open('a.jpg', 'b.jpg');
    model.turn(1);
    model.setZoom(200);
    model.setShape('square');
    model.use(result('a.jpg'));
    expect([model.current?.name, model.quarters, model.zoom, model.shape]).toEqual(['b.jpg', 0, 100, 'free']);
    model.leaveOut();
    expect([model.current, model.done.map(({ file }) => file.name)]).toEqual([null, ['a.jpg']]);
  });
});

describe('the frame', () => {
  it('is the whole photo first, and the largest of a shape after that', () => {
    const model = open('a.jpg');
    expect(model.crop).toEqual({ x: 0, y: 0, width: 100, height: 100 });
    expect(model.aspect).toBeNull();
    model.setShape('square');
    expect([model.crop, model.aspect]).toEqual([{ x: 25, y: 0, width: 50, height: 100 }, 1]);
  });

  it('moves, grows and shrinks in steps', () => {
    const model = open('a.jpg');
    model.setCrop({ x: 20, y: 20, width: 50, height: 50 });
    model.move(1, -1);
    expect(model.crop).toEqual({ x: 25, y: 15, width: 50, height: 50 });
    model.grow();
    expect(model.crop.width).toBeCloseTo(55);
    model.shrink();
    expect(model.crop.width).toBeCloseTo(50);
  });

  it('is the largest again after the photo was turned', () => {
    const model = open('a.jpg');
    model.setShape('square');
    model.turn(-1);
    expect(model.quarters).toBe(3);
    model.drawn({ width: 1000, height: 2000 });
    expect(model.crop).toEqual({ x: 0, y: 25, width: 100, height: 50 });
    model.turn(1);
    expect(model.quarters).toBe(0);
  });

  it('zooms from the whole photo to three times', () => {
    const model = open('a.jpg');
    model.setZoom(900);
    expect(model.zoom).toBe(300);
    model.setZoom(1);
    expect(model.zoom).toBe(100);
  });
});
