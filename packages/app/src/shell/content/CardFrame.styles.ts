import { styled } from 'styled-components';

/** One thing of several in a `CardGrid`, as high as its neighbours. */
export const CardFrame = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
`;

/** The same with a drawing (`data-part='art'`) above the words; large type does without it. */
export const ArtCardFrame = styled(CardFrame)`
  overflow: hidden;

  > [data-part='art'] {
    display: grid;
    place-items: center;
    border-bottom: 1px solid var(--ca-border-1);
    background: var(--ca-bg-subtle);
  }
  > [data-part='art'] > svg {
    width: auto;
  }
  [data-mode='elder'] & > [data-part='art'] {
    display: none;
  }
`;
