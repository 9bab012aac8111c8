import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

interface Props {
  readonly ids: readonly string[];
  /** What each row is called. */
  readonly titles: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  /** Whether the focus stays at a row, wherever it goes; rows whose ids are their places see to it themselves. */
  readonly isFocusKept?: boolean;
  readonly children: ReactNode;
}

const instructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.',
};

/** Where a row stands by now. */
export const placeNow = (title: string, index: number, count: number): string =>
  `${title} is number ${index + 1} of ${count} now.`;

/** What screen readers say while a row moves. */
const announcements = (ids: readonly string[], titles: readonly string[]): Announcements => {
  const of = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const titleOf = (id: UniqueIdentifier): string => titles[of(id)] ?? '';
  const placeOf = (id: UniqueIdentifier): string => `number ${of(id) + 1} of ${ids.length}`;
  const pickedUp = (id: UniqueIdentifier): string => `${titleOf(id)} is picked up, ${placeOf(id)}.`;
  return {
    onDragStart: ({ active }) => pickedUp(active.id),
    // It is told of the own place at once, too.
    onDragOver: ({ active, over }) => {
      if (over?.id === active.id) return pickedUp(active.id);
      return over ? `${titleOf(active.id)} would be ${placeOf(over.id)}.` : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? placeNow(titleOf(active.id), of(over.id), ids.length) : undefined,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };
};

/** Has a mouse, a finger and the arrow keys move the rows of a list to another place in it. */
export function Sortable({ ids, titles, onMove, isFocusKept = true, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // A row leaves its column nowhere.
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      accessibility={{
        announcements: announcements(ids, titles),
        screenReaderInstructions: instructions,
        restoreFocus: isFocusKept,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
