import { escapeXml } from '../lib/text';
import { formWith, pathForm } from '../lib/oldAddress';
import { byNames, type ReadMove } from './moves';

/** Where the old addresses with queries are listed, for hosts that can't be asked for these. */
export const queriesFile = '/old-addresses.json';

/**
 * Leads on from an old address with a query, by the list, or where the page itself has gone. It asks for the list only where
 * the query has one of the names; where it leads stands there, never in the query. It is the same on all pages, so that one
 * hash allows it in a policy.
 */
const script = `(({dataset:{from,names,list,or}})=>{
const asked=new URLSearchParams(location.search),go=to=>to&&location.replace(to);
if(!names.split(" ").some(name=>asked.has(name)))return go(or);
fetch(list).then(answer=>answer.json()).then(({sets,to})=>go(sets
.filter(set=>set.every(name=>asked.has(name)))
.map(set=>from+"?"+set.map(name=>name+"="+encodeURIComponent(asked.get(name).toLowerCase().normalize())).join("&"))
.filter(form=>Object.hasOwn(to,form)).map(form=>to[form])[0]||or)).catch(()=>go(or))
})(document.currentScript)`.replaceAll('\n', '');

/** What the script on a page is told: the form of its path, the names it looks for, and where it leads if nothing fits. */
export interface Told {
  readonly from: string;
  readonly names: readonly string[];
  readonly or?: string | undefined;
}

/** The script on a page, for the head of its HTML. */
export const scriptTag = ({ from, names, or }: Told, below: string): string => {
  const data = { from, names: names.join(' '), list: below + queriesFile, ...(or && { or }) };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeXml(value)}"`);
  return `<script${attributes.join('')}>${script}</script>`;
};

const tagOnPage = /<script data-from="[^]*?<\/script>/;

/** The HTML of a page of the site with the script in its head, or without; one from before makes room. */
export const withOldQueries = (html: string, tag: string | undefined): string =>
  html.replace(tagOnPage, '').replace('</head>', () => `${tag ?? ''}</head>`);

/** The list that the script asks for. `below` is the path under which the site lies, if there is one. */
export const listOf = (moves: readonly ReadMove[], below: string): string =>
  JSON.stringify({
    sets: byNames(moves).map(({ names }) => names),
    to: Object.fromEntries(
      moves.map((move) => [
        formWith(pathForm(move), move.query),
        move.to.startsWith('/') ? below + move.to : move.to,
      ]),
    ),
  });
