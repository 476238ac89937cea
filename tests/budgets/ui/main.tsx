import { GlobalStyle } from '@ca-portal/ui/theme';
import { createRoot } from 'react-dom/client';
import { type Bench, drawn, type Subject } from './kit.js';

const files = import.meta.glob<{ bench: Bench }>('./*.bench.tsx', { eager: true });
const benches = Object.fromEntries(
  Object.entries(files).map(([file, { bench }]) => [file.replace(/^\.\/|\.bench\.tsx$/g, ''), bench]),
);

const root = document.createElement('div');
const styles = document.createElement('div');
document.body.append(styles, root);
createRoot(styles).render(<GlobalStyle />);

// Entry point of the runner.
Object.assign(window, {
  listBenches: () =>
    Object.entries(benches).map(([name, { title, limit, floor }]) => ({
      name,
      title,
      limit,
      hasFloor: !!floor,
    })),
  setUpBench: async (name: string, part: 'subject' | 'floor') => {
    await subjectOf(name, part).setUp(root);
    await drawn();
  },
  runBench: (name: string, part: 'subject' | 'floor') => subjectOf(name, part).run(root),
});

function subjectOf(name: string, part: 'subject' | 'floor'): Subject {
  const subject = benches[name]?.[part];
  if (!subject) throw new Error(`There is no ${part} in ${name}.bench.tsx.`);
  return subject;
}
