import { styled } from 'styled-components';

export const WeekBars = styled.ol`
  display: flex;
  align-items: flex-end;
  gap: var(--ca-s-3);

  > li {
    display: grid;
    flex: 1;
    justify-items: center;
    gap: 2px;
    min-width: 0;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  [data-part='bar'] {
    width: 100%;
    height: 5rem;
    border-bottom: 1px solid var(--ca-border-2);
    background: linear-gradient(var(--ca-action), var(--ca-action)) bottom / 100%
      max(calc(var(--share) * 100%), 2px) no-repeat;
  }
  li[data-empty] [data-part='bar'] {
    background-image: linear-gradient(var(--ca-border-2), var(--ca-border-2));
  }
  & + p {
    margin-top: var(--ca-s-3);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
