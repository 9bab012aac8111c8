import type { TakenBack } from '../../../import/undo';
import { countOf } from '../../../lib/text';
import { Button } from '../ui/Button';
import { Comes } from './Comes';
import { desk } from './desk';
import { Outcome } from './Outcome';
import { Heading } from './parts';
import { Questions } from './Questions';
import type { Run } from './useWork';
import { tableOf, type View } from './view';

interface Props {
  readonly view: View;
  readonly setView: (view: View) => void;
  readonly run: Run;
  readonly onDone: () => void;
}

function Undone({ undone, changed }: TakenBack) {
  return (
    <>
      <Heading>Taken back: {countOf(undone.length, 'file')}</Heading>
      {changed.length > 0 && (
        <>
          <p>You have changed these since, and they stay:</p>
          <ul>
            {changed.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** What comes, what is asked about it, and what became of it. */
export function Panel({ view, setView, run, onDone }: Props) {
  const leave = (turn: number) =>
    void run('', async () => {
      await desk.drop(turn);
      return { at: 'start' };
    });
  const takeBack = (
    <Button
      onClick={() =>
        void run('Taking it back …', async () => {
          const undone = await desk.undo();
          onDone();
          return { at: 'undone', undone };
        })
      }
    >
      Take it back
    </Button>
  );
  switch (view.at) {
    case 'start':
      return null;
    case 'last':
      return (
        <>
          <h3>The last import</h3>
          <p>It has written {countOf(view.files, 'file')}.</p>
          {takeBack}
        </>
      );
    case 'questions':
      return (
        <Questions
          key={view.taken.turn}
          questions={view.taken.questions}
          answers={view.answers}
          onAnswer={(answers) => void run('', () => tableOf(view.taken, answers))}
          onLeave={() => leave(view.taken.turn)}
        />
      );
    case 'table': {
      const { taken, answers, shown } = view;
      const { turn } = taken;
      return (
        <Comes
          key={turn}
          shown={shown}
          picturesAt={taken.picturesAt}
          onLeave={() => leave(turn)}
          onBring={(replace, isFetching) =>
            void run('Bringing it in …', async () => {
              const isOther = replace.length > 0 || isFetching;
              const kept = isOther ? await desk.prepare({ turn, answers, replace, isFetching }) : shown;
              await desk.keep(turn);
              onDone();
              return { at: 'done', shown: kept };
            })
          }
        >
          {taken.questions.length > 0 && (
            <Button onClick={() => setView({ at: 'questions', taken, answers })}>Answer otherwise</Button>
          )}
        </Comes>
      );
    }
    case 'done':
      return (
        <>
          <Heading>In your site now: {view.shown.summary}</Heading>
          <p>All that was said of it stands in before-import/report.txt.</p>
          {takeBack}
          <Outcome shown={view.shown} />
        </>
      );
    case 'undone':
      return <Undone {...view.undone} />;
  }
}
