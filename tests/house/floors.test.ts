import { describe, expect, it } from 'vitest';
import { doorOffences, nodeOffences } from './doors.ts';
import { floorOffences, roomOffences, specifierOffences } from './floors.ts';
import { sources } from './source.ts';

const house = sources(['design-system', 'app', 'sandbox', 'stories']);

describe('the house', () => {
  it('imports nothing upward or sideways', () => {
    expect(house.flatMap(floorOffences)).toEqual([]);
  });

  it('knows each library in one place', () => {
    expect(house.flatMap(doorOffences)).toEqual([]);
  });

  it('names whole files, and enters another tree by its door', () => {
    expect(house.flatMap(specifierOffences)).toEqual([]);
  });

  it('has a room for every file', () => {
    expect(house.flatMap(roomOffences)).toEqual([]);
  });

  it('runs its sandbox in a browser, without Node', () => {
    expect(nodeOffences('sandbox/api.ts', new Map(house.map((one) => [one.path, one])))).toEqual([]);
  });
});
