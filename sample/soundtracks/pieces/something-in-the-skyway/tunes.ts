/** Three steps up and a look over the shoulder; AABA in four-bar phrases, G4 to G5. */
export const WALK = `
  r:.5 G4:.5 Bb4:.5 D5:1! D5:.5 C5:.5 Bb4:.5 | Bb4:1.5 G4:2 r:.5 |
  r:.5 G4:.5 C5:.5 E5:1! E5:.5 D5:.5 C5:.5 | D5:1.5 C5:2 r:.5 |
  r:.5 G4:.5 Bb4:.5 D5:1! F5:.5 E5:.5 D5:.5 | F5:1.5 D5:2 r:.5 |
  r:.5 F5:.5 D5:.5 Bb4:1! C5:.5 D5:.5 Bb4:.5 | C5:1.5 A4:2 r:.5 |
  r:.5 G4:.5 Bb4:.5 D5:1! D5:.5 C5:.5 Bb4:.5 | Bb4:1.5 G4:2 r:.5 |
  r:.5 G4:.5 C5:.5 E5:1! E5:.5 D5:.5 C5:.5 | D5:1.5 C5:2 r:.5 |
  r:.5 G4:.5 Bb4:.5 D5:1! G5:.5 F5:.5 D5:.5 | F5:1.5 D5:2 r:.5 |
  r:.5 E5:.5 C5:.5 Bb4:1! C5:.5 Bb4:.5 C5:.5 | Bb4:1.5 G4:2 r:.5`;

/** The walk turned over in the mind: the held notes move, and the third line looks down from above. */
export const WALK_TURNED = `
  r:.5 G4:.5 Bb4:.5 D5:1! D5:.5 C5:.5 Bb4:.5 | Bb4:1 A4:.5 Bb4:.5 G4:1.5 r:.5 |
  r:.5 G4:.5 C5:.5 E5:1! E5:.5 D5:.5 C5:.5 | D5:1 E5:.5 D5:.5 C5:1.5 r:.5 |
  r:.5 G4:.5 Bb4:.5 D5:1! F5:.5 E5:.5 D5:.5 | F5:1 D5:.5 F5:.5 D5:1.5 r:.5 |
  r:.5 F5:.5 D5:.5 Bb4:1! C5:.5 D5:.5 Bb4:.5 | C5:1.5 A4:2 r:.5 |
  r:.5 D5:.5 F5:.5 G5:1! F5:.5 D5:.5 C5:.5 | D5:1 C5:.5 Bb4:.5 G4:1.5 r:.5 |
  r:.5 E5:.5 G5:.5 E5:1! D5:.5 C5:.5 Bb4:.5 | C5:1 D5:.5 E5:.5 D5:1.5 r:.5 |
  r:.5 G4:.5 Bb4:.5 D5:1! G5:.5 F5:.5 D5:.5 | F5:1.5 D5:2 r:.5 |
  r:.5 E5:.5 C5:.5 Bb4:1! C5:.5 Bb4:.5 C5:.5 | Bb4:1.5 G4:2 r:.5`;

/** The walk at its fastest-hearted: the last line breaks out to Bb5 before it comes down. */
export const WALK_LAST = `
  r:.5 G4:.5 Bb4:.5 D5:1! D5:.5 C5:.5 Bb4:.5 | Bb4:1.5 G4:2 r:.5 |
  r:.5 G4:.5 C5:.5 E5:1! E5:.5 D5:.5 C5:.5 | D5:1.5 C5:2 r:.5 |
  r:.5 G4:.5 Bb4:.5 D5:1! F5:.5 E5:.5 D5:.5 | F5:1.5 D5:2 r:.5 |
  r:.5 F5:.5 D5:.5 Bb4:1! C5:.5 D5:.5 Bb4:.5 | C5:1.5 A4:2 r:.5 |
  r:.5 D5:.5 F5:.5 G5:1! F5:.5 D5:.5 C5:.5 | D5:1 C5:.5 Bb4:.5 G4:1.5 r:.5 |
  r:.5 E5:.5 G5:.5 E5:1! D5:.5 C5:.5 Bb4:.5 | C5:1 D5:.5 E5:.5 G5:1.5 r:.5 |
  r:.5 D5:.5 G5:.5 Bb5:1! A5:.5 G5:.5 F5:.5 | G5:1.5 D5:2 r:.5 |
  r:.5 E5:.5 C5:.5 Bb4:1! C5:.5 Bb4:.5 C5:.5 | Bb4:1.5 G4:2 r:.5`;

/** What answers from the far end of the corridor, in the tune's held notes. */
export const ANSWER = `
  r:4 | r:2 D5:.5 F5:.5 D5:.5 r:.5 | r:4 | r:2 E5:.5 G5:.5 E5:.5 r:.5 |
  r:4 | r:2 F5:.5 G5:.5 F5:.5 r:.5 | r:4 | r:2 F5:.5 C5:.5 F5:.5 r:.5 |
  r:4 | r:2 D5:.5 F5:.5 D5:.5 r:.5 | r:4 | r:2 E5:.5 G5:.5 E5:.5 r:.5 |
  r:4 | r:2 G5:.5 F5:.5 G5:.5 r:.5 | r:4 | r:2 D5:.5 Bb4:.5 G4:.5 r:.5`;

/** The glider: each phrase the one before, a step down the scale. */
export const GLASS = `
  F5:3! E5:.5 D5:.5 | Bb4:2 D5:2 | E5:3! D5:.5 C5:.5 | A4:2 C5:2 |
  D5:3! C5:.5 Bb4:.5 | G4:2 Bb4:2 | A4:3! C5:1 | D5:3 r:1 |
  F5:3! E5:.5 D5:.5 | Bb4:2 D5:2 | E5:3! D5:.5 C5:.5 | A4:2 E5:2 |
  D5:2! G5:2 | F5:2 D5:2 | E5:3! D5:1 | D5:3 r:1`;

/** The glider come closer: after its first line it turns upward, to Bb5. */
export const GLASS_HIGH = `
  F5:3! E5:.5 D5:.5 | Bb4:2 D5:2 | E5:3! D5:.5 C5:.5 | A4:2 C5:2 |
  D5:3! C5:.5 Bb4:.5 | G4:2 Bb4:2 | A4:3! C5:1 | D5:3 r:1 |
  F5:3! G5:.5 F5:.5 | D5:2 F5:2 | E5:3! G5:1 | C5:2 E5:2 |
  D5:2! G5:2 | Bb5:3 A5:1 | G5:2! E5:2 | A5:2 D5:1 r:1`;

/** It runs too: calls over the acid, each a little higher than the last. */
export const CHASE = `
  D5:4! | r:2 F5:2 | C5:4! | r:2 A4:2 | D5:3! F5:1 | G5:4 | E5:4! | r:4 |
  D5:4! | F5:2 D5:2 | C5:2 F5:2 | A5:4! | F5:2 D5:2 | Bb4:2 D5:2 | E5:2 G5:2 | A5:3 r:1`;

/** Nobody there; somebody there. */
export const EMPTY = `
  D5:4 | r:4 | F5:3 E5:1 | D5:4 | A4:4 | r:2 C5:2 | D5:4 | r:4 |
  F5:4 | D5:4 | E5:4 | G5:4 | D5:4 | Bb4:4 | A4:4 | C5:2 D5:2`;

/** The tune once more, and the door. */
export const EXIT = `
  r:.5 G4:.5 Bb4:.5 D5:1! D5:.5 C5:.5 Bb4:.5 | Bb4:1.5 G4:2 r:.5 |
  r:.5 G4:.5 C5:.5 E5:1! E5:.5 D5:.5 C5:.5 | D5:1.5 C5:2 r:.5 |
  r:.5 E5:.5 C5:.5 Bb4:1! C5:.5 Bb4:.5 C5:.5 | G4:.5! r:3.5`;
