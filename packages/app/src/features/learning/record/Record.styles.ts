import { styled } from 'styled-components';
import { inOrderBelowLaptop } from '../../../shared/page/index.js';

/** Video and notes left, the chapters right; on phones the video first, from edge to edge. */
export const WatchColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 24rem;
  align-items: start;
  gap: var(--ca-s-6);
  ${inOrderBelowLaptop}

  > * {
    min-width: 0;
  }
  /* Secondary content of the video: on phones it follows the content beside the video. */
  > [data-part='below'] {
    grid-column: 1;
  }
  > :nth-child(2) {
    grid-row: span 2;
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 767.98px) {
    [data-theme='dark'] {
      margin: 0 calc(-1 * var(--ca-s-4));
    }
  }
`;

export const WatchHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--ca-s-2) var(--ca-s-6);
  margin-top: var(--ca-s-6);

  h1 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  > div {
    min-width: 0;
  }
  > div > p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  > output {
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  & + [data-component='Alert'] {
    margin-top: var(--ca-s-4);
  }
`;

/** A notice over the picture: small, dark, with one or two buttons. */
export const PlayerNotice = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-3);
  max-width: 100%;
  padding: var(--ca-s-1) var(--ca-s-2) var(--ca-s-1) var(--ca-s-4);
  border: 1px solid var(--ca-border-2);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-overlay);
  color: var(--ca-text-1);
  font-size: var(--ca-fs-sm);

  > [data-component='Icon'] {
    flex: none;
  }
  @media (max-width: 767.98px) {
    gap: 0 var(--ca-s-1);
    padding-left: var(--ca-s-3);

    /* One line, also in large type: two would cover the video. */
    > [data-component='Icon'] {
      display: none;
    }
    > [data-variant='text'] {
      min-width: 44px;
      padding-inline: var(--ca-s-1);
    }
  }
`;

export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ca-s-3);
`;
