/** A name for a folder, of signs that a site can be built below. */
export const signsTaken = 'a b,c;d=e@f&g+h~i$j^k_l"m`n)o]p}q<r>s ünï';
