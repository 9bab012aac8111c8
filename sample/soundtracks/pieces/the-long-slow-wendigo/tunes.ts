/** The riff, in bare fifths: the flat second leans on the keynote and will not get off. */
export const RIFF = `
  D2:2! D2:2/3 F2:4/3 | Eb2:2! D2:2 | D2:2! D2:2/3 A2:4/3 | G2:4/3! F2:2/3 Eb2:2 |
  D2:2! D2:2/3 F2:4/3 | Eb2:2! D2:2 | D2:4/3! D2:2/3 A2:4/3 F2:2/3 | G2:4/3! F2:2/3 Eb2:4/3 D2:2/3`;

/** The hymn: up a triad, down by steps; the third line goes highest, the last comes home. */
export const HYMN = `
  D4:1! F4:1 A4:2 | Bb4:4/3 A4:2/3 G4:2 | A4:2 F4:2 | G4:4/3 F4:2/3 Eb4:2 |
  D4:1! F4:1 A4:2 | Bb4:4/3 A4:2/3 G4:2 | Bb4:4/3 A4:2/3 G4:2 | F4:4/3 Eb4:2/3 D4:2 |
  C5:2! A4:2 | Eb5:4/3 D5:2/3 C5:2 | D5:4/3 C5:2/3 Bb4:2 | A4:3 r:1 |
  D4:1! F4:1 A4:2 | Bb4:2 Eb5:2 | D5:4/3! C5:2/3 Bb4:2 | A4:4/3 F4:2/3 D4:2`;

/** The hymn as it is sung last: the end of it rises an octave before it comes home. */
export const HYMN_LAST = `
  D4:1! F4:1 A4:2 | Bb4:4/3 A4:2/3 G4:2 | A4:2 F4:2 | G4:4/3 F4:2/3 Eb4:2 |
  D4:1! F4:1 A4:2 | Bb4:4/3 A4:2/3 G4:2 | Bb4:4/3 A4:2/3 G4:2 | F4:4/3 Eb4:2/3 D4:2 |
  C5:2! A4:2 | Eb5:4/3 D5:2/3 C5:2 | D5:4/3 C5:2/3 Bb4:2 | A4:3 r:1 |
  D5:1! F5:1 A5:2 | G5:2 Eb5:2 | D5:4/3! C5:2/3 Bb4:2 | A4:4/3 F4:2/3 D4:2`;

/** The run: long falling calls, each answered from below; G4 to G5. */
export const RUN = `
  D5:3! A4:1 | D5:2 F5:2 | F5:3! D5:1 | Bb4:4 | D5:3! Bb4:1 | G4:2 Bb4:2 | G4:2 Bb4:2 | A4:3 r:1 |
  D5:3! A4:1 | D5:2 F5:2 | F5:3! D5:1 | Bb4:4 | D5:3! G5:1 | D5:2 Bb4:2 | Bb4:2 Eb5:2 | D5:3 r:1`;

/** The hymn's last line at half its pace, as a music box left out in the snow has it. */
export const BOX = `
  D5:2 Bb4:2 | G4:3 r:1 | A4:2 F4:2 | D4:3 r:1 | G4:2 Bb4:2 | Eb5:4 | D5:2 F5:2 | Bb4:3 r:1 |
  D5:4/3 C5:2/3 Bb4:2 | G4:4 | A4:4/3 G4:2/3 F4:2 | D4:4 | Eb4:2 G4:2 | Bb4:4 | A4:4 | C#5:3 r:1`;

/** Both halves of the dominant, higher and higher. */
export const GATHER = `
  G4:2 Bb4:2 | D5:4 | Eb4:2 G4:2 | Bb4:4 | A4:2 C#5:2 | E5:4 | A4:4/3 C#5:2/3 E5:2 | C#5:4/3 E5:2/3 A5:2`;

/** Plagal, and major at last: amen. */
export const AMEN = `
  Bb4:4/3 A4:2/3 G4:2 | Eb4:4 | A4:4/3 G4:2/3 F4:2 | D4:4 | Bb4:4 | G4:4 | F#4:4 | A4:4`;

/** The organ's held notes over the riff: no more than keynote and fifth. */
export const OVER_RIFF = `
  A4:4 | Bb4:2 A4:2 | A4:2 D5:2 | D5:2 Bb4:2 | A4:4 | Bb4:2 A4:2 | D5:4 | D5:4/3 D5:2/3 Bb4:4/3 A4:2/3`;
