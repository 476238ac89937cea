import { useEffect, useState } from 'react';
import { Tiles } from './docs.styles.js';

interface Entry {
  id: string;
  title: string;
  type: 'docs' | 'story';
  tags: readonly string[];
}

/** Every widget with its picture, by group, from Storybook's own index. For stories only. */
export function Catalog() {
  const [groups, setGroups] = useState<ReadonlyMap<string, readonly Entry[]>>(new Map());
  useEffect(() => {
    const gone = new AbortController();
    void (async () => {
      const answer = await fetch('./index.json', { signal: gone.signal });
      const { entries } = (await answer.json()) as { entries: Readonly<Record<string, Entry>> };
      const widgets = Object.values(entries).filter(
        ({ type, tags }) => type === 'docs' && tags.includes('attached-mdx'),
      );
      const byGroup = new Map<string, Entry[]>();
      for (const widget of widgets) {
        const group = widget.title.split('/')[0] ?? '';
        byGroup.set(group, [...(byGroup.get(group) ?? []), widget]);
      }
      setGroups(byGroup);
    })().catch(() => {});
    return () => gone.abort();
  }, []);
  if (groups.size === 0) return <p data-part="coming">Reading the list of widgets …</p>;
  return [...groups].map(([group, entries]) => (
    <section key={group}>
      <h2>{group}</h2>
      <Tiles>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`./?path=/docs/${id}`} target="_top">
              <img
                src={`./pictures/${id.replace(/--docs$/, '')}.png`}
                alt=""
                loading="lazy"
                width={220}
                height={130}
              />
              {title.split('/').at(-1)}
            </a>
          </li>
        ))}
      </Tiles>
    </section>
  ));
}
