import { expect, test } from 'vitest';
import { photoCut } from '@tzemed/contract/pets/pets';
import { initialCrop, cropHeight, moveCrop, widestCrop, zoomCrop, cropZoom, type Crop } from './crop.ts';

const wide = { width: 4000, height: 3000 };
const tall = { width: 1000, height: 3000 };
const shape = photoCut.width / photoCut.height;

test('The initial crop is the widest part in the shape of the arch', () => {
  expect(initialCrop(tall).width).toBe(1);
  expect(initialCrop(wide).width).toBeCloseTo((3000 * shape) / 4000);
  expect(cropHeight(initialCrop(wide).width, wide)).toBeCloseTo(1);
  expect(initialCrop(wide).left).toBeCloseTo((1 - initialCrop(wide).width) / 2);
});

test('Coming nearer keeps the middle; going back out of a corner comes to the edge', () => {
  const near = zoomCrop(initialCrop(wide), 2, wide);
  expect(near.left + near.width / 2).toBeCloseTo(0.5);
  expect(cropZoom(near, wide)).toBeCloseTo(2);
  const corner = moveCrop(near, 9, 9, wide);
  expect(corner.left + corner.width).toBeCloseTo(1);
  const back = zoomCrop(corner, 1, wide);
  expect(back.left + back.width).toBeCloseTo(1);
});

test('Any sequence of moves keeps the crop inside the picture and in the shape of the arch', () => {
  let state = 7;
  const chance = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const tiny = 1e-9;
  for (const picture of [wide, tall, { width: 1, height: 9000 }, { width: 9000, height: 1 }, photoCut]) {
    let crop: Crop = initialCrop(picture);
    for (let i = 0; i < 200; i++) {
      crop = zoomCrop(moveCrop(crop, chance() * 4 - 2, chance() * 4 - 2, picture), chance() * 6, picture);
      expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(-tiny);
      expect(crop.left + crop.width).toBeLessThanOrEqual(1 + tiny);
      expect(crop.top + cropHeight(crop.width, picture)).toBeLessThanOrEqual(1 + tiny);
      expect(crop.width).toBeLessThanOrEqual(widestCrop(picture) + tiny);
    }
  }
});
