import type { HeldAddresses } from './heldAddresses';
import type { Outcome } from './makeEntries';
import { type Moved, routeOf } from './newAddresses';
import type { Planned } from './plan';

/** Where what became of an entry is found; why nowhere, where that is so. */
const pageNow = (
  { planned, state }: Outcome,
  byKey: ReadonlyMap<string, Planned>,
): Pick<Moved, 'to' | 'why'> => {
  if (state === 'left out' && planned.fate === 'new') return { why: 'it is left out' };
  const to = planned.fate === 'deleted' ? undefined : routeOf(planned, byKey);
  return to === undefined ? { why: 'it has no page of its own' } : { to };
};

/** Every old address of what was made, and where it leads now, which may be to what was there before. */
export const addressesNow = (
  outcomes: ReadonlyMap<string, Outcome>,
  byKey: ReadonlyMap<string, Planned>,
  held: HeldAddresses,
): Moved[] =>
  [...outcomes.values()].flatMap((outcome) => {
    const page = pageNow(outcome, byKey);
    return (outcome.planned.found.addresses ?? []).map((from) => {
      const to = held.leadsTo(from);
      return to === undefined || page.to === undefined ? { from, ...page } : { from, to };
    });
  });

/** Where the addresses lead that are no entry's, as far as something is there. */
export const asTheyLead = (moved: readonly Moved[], { isThere, leadsTo }: HeldAddresses): Moved[] =>
  moved.map(({ from, to, why }) => {
    const held = leadsTo(from);
    if (held !== undefined) return { from, to: held };
    if (to === undefined) return { from, why };
    return isThere(to) ? { from, to } : { from, why: `there is no ${to}` };
  });
