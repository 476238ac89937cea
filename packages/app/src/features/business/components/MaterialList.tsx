import { styled } from 'styled-components';
import { SampleButton } from '../../../shared/attachments/index.js';
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
  > li > div {
    flex: 1;
    min-width: 0;
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

interface MaterialListProps {
  materials: readonly Material[];
  /** Shows 看示例 wherever there is a drawing; not in a dialog, where it would open a second one. */
  samples?: boolean;
}

/** What to bring, numbered, each with what a valid document must show. */
export function MaterialList({ materials, samples = false }: MaterialListProps) {
  if (materials.length === 0) return <p>信息没有变化的，不用交材料。</p>;
  return (
    <List>
      {materials.map(({ name, hint, kind }) => (
        <li key={name}>
          <div>
            <b>{name}</b>
            <span>{hint}</span>
          </div>
          {samples && kind ? <SampleButton kind={kind} /> : null}
        </li>
      ))}
    </List>
  );
}
