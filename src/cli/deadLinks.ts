/** An address that leads nowhere, and what was answered there. */
export interface DeadLink {
  readonly address: string;
  readonly answer: string;
}

/** What nobody owns (RFC 2606): the sample's addresses. */
const isReserved = (address: string): boolean =>
  /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/.test(new URL(address).hostname);

/** How many addresses are asked at once, and how long each has, in milliseconds. */
const [atOnce, longest] = [8, 20_000];

/** Why an address leads nowhere; null where it leads somewhere, or only keeps programs out. */
const faultOf = async (address: string, ask: typeof fetch): Promise<string | null> => {
  try {
    const response = await ask(address, { redirect: 'follow', signal: AbortSignal.timeout(longest) });
    await response.body?.cancel();
    // Shops answer programs with 403, 429 and 503, and visitors with a page.
    return [404, 410].includes(response.status) ? String(response.status) : null;
  } catch (error) {
    const { cause, message } = error as Error & { readonly cause?: { readonly code?: string } };
    return cause?.code ?? message;
  }
};

/** Those of these addresses that lead nowhere, in their order; addresses that are only examples are not asked. */
export const deadLinks = async (addresses: readonly string[], ask: typeof fetch): Promise<DeadLink[]> => {
  const waiting = addresses.filter((address) => !isReserved(address)).entries();
  const found: (DeadLink & { readonly place: number })[] = [];
  const work = async (): Promise<void> => {
    for (const [place, address] of waiting) {
      const answer = await faultOf(address, ask);
      if (answer) found.push({ place, address, answer });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found.sort((a, b) => a.place - b.place).map(({ address, answer }) => ({ address, answer }));
};
