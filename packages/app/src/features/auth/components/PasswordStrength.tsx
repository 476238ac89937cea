import { checkPassword } from '@ca-portal/api/domain';
import { Strength } from './RegisterForm.styles.js';

const words = ['', '弱', '中', '强'] as const;

/** 1: does not fulfill the rule yet; 2: fulfills it; 3: fulfills it with all four kinds and twelve characters. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password === '') return 0;
  if (!checkPassword(password).ok) return 1;
  const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  return kinds === 4 && password.length >= 12 ? 3 : 2;
}

/** The rule in words, with the current strength. */
export function PasswordStrength({ password }: { password: string }) {
  const level = strengthOf(password);
  return (
    <Strength data-level={level}>
      {level > 0 ? (
        <span data-part="bars" aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      ) : null}
      <span>{level > 0 ? `强度${words[level]}。` : ''}8–20 位，含大写、小写、数字、符号中至少三种</span>
    </Strength>
  );
}
