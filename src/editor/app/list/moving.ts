import {
  type Announcements,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { Row } from './groups';

/** What moves a row: a mouse, a finger or the arrow keys. */
export const useMoving = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

/** A row leaves its column nowhere. */
export const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

export const instructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
};

/** What screen readers say while a row moves. */
export const announcements = (rows: readonly Row[]): Announcements => {
  const of = (id: UniqueIdentifier) => rows.findIndex(({ entry }) => entry.file === id);
  const titleOf = (id: UniqueIdentifier): string => rows[of(id)]?.title ?? '';
  const placeOf = (id: UniqueIdentifier): string => `number ${of(id) + 1} of ${rows.length}`;
  const pickedUp = (id: UniqueIdentifier): string => `${titleOf(id)} is picked up, ${placeOf(id)}.`;
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    // It is told of the own place at once, too.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id) return pickedUp(active.id);
      return over ? `${titleOf(active.id)} would be ${placeOf(over.id)}.` : undefined;
    },
    onDragEnd: ({ active, over }) => (over ? `${titleOf(active.id)} is ${placeOf(over.id)} now.` : undefined),
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };
};
