import type { HeldAddresses } from './heldAddresses';
import type { Outcome } from './makeEntries';
import type { Moved } from './newAddresses';

/** Every old address of what was made, and where it leads now, which may be to what was there before. */
export const addressesNow = (
  outcomes: ReadonlyMap<string, Outcome>,
  routes: ReadonlyMap<string, string>,
  held: HeldAddresses,
): Moved[] =>
  [...outcomes].flatMap(([key, { planned, state }]) => {
    const isOut = state === 'left out' && planned.fate === 'new';
    const page = isOut ? undefined : routes.get(key);
    const why = isOut ? 'it is left out' : 'it has no page of its own';
    return (planned.found.addresses ?? []).map((from) =>
      page === undefined ? { from, why } : { from, to: held.leadsTo(from) ?? page },
    );
  });

/** Where the addresses lead that are no entry's, as far as something is there. */
export const asTheyLead = (moved: readonly Moved[], { isThere, leadsTo }: HeldAddresses): Moved[] =>
  moved.map(({ from, to, why }) => {
    const held = leadsTo(from);
    if (held !== undefined) return { from, to: held };
    if (to === undefined) return { from, why };
    return isThere(to) ? { from, to } : { from, why: `there is no ${to}` };
  });
