/** The climb: up a triad and back a step, each time from one chord further up; E4 to G5, and a tone higher at the end. */
export const THEME = `
  E4:3! G4:1 | B4:2.5 A4:.5 G4:1 | G4:3 E4:1 | G4:4 |
  G4:3! B4:1 | D5:2.5 C5:.5 B4:1 | A4:3 F#4:1 | A4:4 |
  A4:3! C5:1 | E5:2.5 D5:.5 C5:1 | B4:3 G4:1 | B4:4 |
  C5:3! E5:1 | G5:2.5 F#5:.5 E5:1 | F#5:3 D#5:1 | B4:3 r:1`;

/** The climb out of breath: the same line pushed off the beat. */
export const PUSHED = `
  E4:1.5! E4:1.5 G4:1 | B4:1.5 A4:.5 B4:1 G4:1 | G4:1.5! G4:1.5 E4:1 | G4:3 A4:.5 B4:.5 |
  G4:1.5! G4:1.5 B4:1 | D5:1.5 C5:.5 D5:1 B4:1 | A4:1.5! A4:1.5 F#4:1 | A4:2.5 F#4:1 G4:.5 |
  A4:1.5! A4:1.5 C5:1 | E5:1.5 D5:.5 E5:1 C5:1 | B4:1.5! B4:1.5 G4:1 | B4:2.5 G4:.5 B4:1 |
  C5:1.5! C5:1.5 E5:1 | G5:1.5 F#5:.5 G5:1 E5:1 | F#5:1.5! F#5:1.5 D#5:1 | B4:1 D#5:1 F#5:1.5 r:.5`;

/** The climb for the last time: its last phrase does not turn back, but goes over the top to B5. */
export const LAST = `
  E4:3! G4:1 | B4:2.5 A4:.5 G4:1 | G4:3 E4:1 | G4:3 A4:.5 B4:.5 |
  G4:3! B4:1 | D5:2.5 C5:.5 B4:1 | A4:3 F#4:1 | A4:3 B4:.5 C5:.5 |
  A4:3! C5:1 | E5:2.5 D5:.5 C5:1 | B4:3 G4:1 | B4:3 D5:.5 E5:.5 |
  C5:3! E5:1 | G5:2.5 F#5:.5 G5:1 | F#5:2! A5:2 | B5:3.5 r:.5`;

/** The bridge falls where the theme climbs; then it stands on the dominant and looks back. */
export const BRIDGE = `
  E5:1.5! C5:1.5 B4:1 | G4:3 A4:.5 B4:.5 | F#5:1.5! D5:1.5 C5:1 | A4:3 B4:.5 C5:.5 |
  G5:1.5! E5:1.5 D5:1 | B4:3 A4:.5 B4:.5 | D5:1.5! B4:1.5 A4:1 | G4:3 r:1 |
  E5:1.5! C5:1.5 B4:1 | G4:2 C5:1 E5:1 | F#5:1.5! D5:1.5 E5:1 | F#5:2 A5:2 |
  B4:1.5! E5:1.5 F#5:1 | E5:4 | D#5:1.5! F#5:1.5 D#5:1 | B4:2 r:2`;

/** What the bell plays in the dark of the break. */
export const NIGHT = `
  E5:3 B4:1 | G4:4 | B4:3 G4:1 | E4:4 | A4:3 C5:1 | F5:4 | r:2 C5:2 | A4:4 |
  C5:3 E5:1 | A4:4 | G4:3 C5:1 | E5:4 | F#5:3 E5:1 | B4:4 | D#5:4 | F#5:4`;

/** Two notes over and over while the build tightens, then up the new dominant. */
export const ALARM = `
  B4:2 G4:2 | B4:2 E5:2 | C5:2 G4:2 | C5:2 E5:2 |
  F#4:1 G#4:1 F#4:1 B4:1 | G#4:1 B4:1 C#5:1 B4:1 | E#5:1 C#5:1 E#5:1 G#5:1 | E#5:1 G#5:1 B5:1 r:1`;

/** The bell's answers in the gaps of the last theme. */
export const ANSWER = `
  r:4 | r:4 | r:4 | r:1 C5:1 E5:1 G5:1 | r:4 | r:4 | r:4 | r:1 A4:1 D5:1 F#5:1 |
  r:4 | r:4 | r:4 | r:1 E5:1 G5:1 E5:1 | r:4 | r:4 | r:4 | r:2 D#5:1 F#5:1`;

/** The last of the lead: the theme's first phrase, coming down at last to the keynote. */
export const HOME = `
  E4:3! G4:1 | B4:2.5 A4:.5 G4:1 | G4:3 E4:1 | G4:4 | A4:3 C5:1 | E5:2.5 D5:.5 C5:1 | B4:4 | E4:4`;

/** The keynote, held until the breath gives out. */
export const GATE = `E4:4 | E4:1 r:3`;
