import { styled } from 'styled-components';

/** A help text below a field; the controls stay in line with fields that have none. */
export const FieldNote = styled.output`
  display: block;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);

  &:empty {
    display: none;
  }
  &[data-tone='success'] {
    color: var(--ca-success-fg);
  }
  [data-component='Icon'] {
    display: inline;
    vertical-align: -0.2em;
  }
`;

/** A field with its note. */
export const Noted = styled.div`
  display: grid;
  gap: var(--ca-s-2);
  align-content: start;
  min-width: 0;
`;
