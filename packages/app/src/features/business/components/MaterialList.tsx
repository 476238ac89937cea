import { styled } from 'styled-components';
import type { Material } from '../business-types.js';

const List = styled.ol`
  counter-reset: material;

  > li {
    display: flex;
    gap: var(--ca-s-4);
    padding: var(--ca-s-3) 0;
    counter-increment: material;
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  > li::before {
    flex: none;
    width: 1.5em;
    color: var(--ca-text-3);
    content: counter(material);
  }
  b {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  span {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

/** What to bring, numbered, each with what makes it be accepted. */
export function MaterialList({ materials }: { materials: readonly Material[] }) {
  if (materials.length === 0) return <p>信息没有变化的，不用交材料。</p>;
  return (
    <List>
      {materials.map(({ name, hint }) => (
        <li key={name}>
          <div>
            <b>{name}</b>
            <span>{hint}</span>
          </div>
        </li>
      ))}
    </List>
  );
}
