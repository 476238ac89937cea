import { styled } from 'styled-components';

export const AnswerList = styled.ol`
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: var(--ca-s-3);
    padding-bottom: var(--ca-s-5);
  }
  > li:not(:last-child)::after {
    position: absolute;
    top: 30px;
    bottom: 2px;
    left: 13px;
    border-left: 2px solid var(--ca-border-2);
    content: '';
  }
  > li[data-state='done']:not(:last-child)::after {
    border-color: var(--ca-success-solid);
  }
  [data-part='node'] {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 2px solid var(--ca-border-2);
    border-radius: var(--ca-r-full);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: 1;
  }
  > li[data-state='done'] > [data-part='node'] {
    border-color: var(--ca-success-solid);
    background: var(--ca-success-solid);
    color: var(--ca-text-on-brand);
  }
  > li[data-state='now'] > [data-part='node'] {
    border-color: var(--ca-action);
    color: var(--ca-text-brand);
  }
  [data-part='question'] {
    line-height: 28px;
  }
  > li[data-state='todo'] [data-part='question'] {
    color: var(--ca-text-2);
  }
  > li[data-state='now'] [data-part='question'] {
    font-weight: var(--ca-fw-strong);
  }
  > li[data-state='done'] [data-part='question'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: 1.5;
  }
  [data-part='answer'] {
    display: flex;
    /* a long answer takes the whole line, so that a phone number does not wrap */
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 var(--ca-s-2);
  }
  [data-part='answer'] > [data-component='Button'] {
    margin-left: auto;
  }
  b {
    min-width: 0;
    font-weight: var(--ca-fw-strong);
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    > li[data-state='now'] > [data-part='node'] {
      border: 3px solid Highlight;
    }
  }
`;

/** Below the questions: what happens with the answers. */
export const RailNote = styled.p`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;
