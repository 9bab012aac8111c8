import { useMemo } from 'react';
import type { Switches } from '../../../content/model/pages';
import type { SiteSettings } from '../../../content/model/schema';
import { folderOf, nameIn } from '../../../lib/text';
import type { Content } from '../content';
import type { Doc } from '../drafts/doc';
import type { Host } from '../host/host';
import { pageOptions } from '../pageOptions';
import type { useEditor } from '../useEditor';
import { coverIn, urlOf, usePictures } from '../usePictures';
import { EntryPanel } from './EntryPanel';

interface Props {
  readonly editor: ReturnType<typeof useEditor>;
  readonly host: Host;
  readonly doc: Doc;
  readonly content: Content;
  readonly settings: SiteSettings;
  readonly switches: Switches;
  readonly today: string;
}

/** The entry that is open, in its panel, with what it can be linked and compared with. */
export function OpenEntry({ editor, host, doc, content, settings, switches, today }: Props) {
  const { entries, media, files } = content;
  const pictureAt = usePictures(host, files);
  const pages = useMemo(() => pageOptions(entries, settings, switches), [entries, settings, switches]);
  const { path, key } = doc;
  const folder = path === null ? null : folderOf(path);
  const pictureUrl = (name: string): string | undefined => {
    const chosen = doc.history.present.files[name];
    if (chosen) return urlOf(chosen);
    return folder !== null && media.includes(`${folder}/${name}`)
      ? pictureAt(`${folder}/${name}`)
      : undefined;
  };
  return (
    <EntryPanel
      {...{ host, doc, entries, pages, today, pictureUrl }}
      language={settings.language}
      focus={editor.focus}
      coverOf={(entry) => coverIn(entry, pictureAt)}
      taken={media.filter((file) => folderOf(file) === folder).map(nameIn)}
      isStale={path !== null && files.get(path)?.version !== doc.base}
      onChange={(state) => editor.change(key, state)}
      onRestore={(text, version) => void editor.restore(doc, text, version)}
      onUndo={() => editor.undo(key)}
      onRedo={() => editor.redo(key)}
      onSave={() => void editor.save(doc)}
      onDiscard={() => editor.discard(key)}
      onBack={editor.close}
      onFocusField={editor.setField}
      onMakeFor={editor.makeFor}
      isWaiting={editor.isWaiting}
    />
  );
}
