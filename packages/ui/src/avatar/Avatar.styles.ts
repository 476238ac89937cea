import { styled } from 'styled-components';

export const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: max(2.25rem, 34px);
  height: max(2.25rem, 34px);
  border: 1px solid var(--info-bd);
  border-radius: 50%;
  overflow: hidden;
  background: var(--bg-selected);
  color: var(--text-brand-strong);
  font-weight: var(--fw-strong);

  &[data-size='sm'] {
    width: max(1.75rem, 28px);
    height: max(1.75rem, 28px);
    font-size: var(--fs-sm);
  }

  &[data-size='lg'] {
    width: 3rem;
    height: 3rem;
    min-width: 44px;
    min-height: 44px;
    font-size: var(--fs-h5);
  }

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
