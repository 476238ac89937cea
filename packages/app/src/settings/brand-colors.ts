import type { ThemeColor } from '@ca-portal/ui/settings-drawer';

interface BrandColor extends ThemeColor {
  /**
   * The color's steps, generated and checked for contrast by `pnpm theme`; none for the built-in one. A test generates
   * them again.
   */
  steps?: Readonly<Record<string, string>>;
}

/** The theme colors that a province may offer (`themeColors` of portal.config.json). */
export const brandColors: readonly BrandColor[] = [
  { value: '#1890ff', label: '默认蓝' },
  {
    value: '#12a37f',
    label: '翠绿',
    steps: {
      50: '#f0faf6',
      100: '#dff4eb',
      200: '#bde8d7',
      300: '#8dd6bb',
      400: '#58bf9e',
      500: '#12a37f',
      600: '#007b5e',
      700: '#03634c',
      800: '#004f3c',
      900: '#003d2d',
      950: '#00261b',
    },
  },
  {
    value: '#6b4fd8',
    label: '紫色',
    steps: {
      50: '#f6f6ff',
      100: '#ececff',
      200: '#d9d8fe',
      300: '#bfbbfe',
      400: '#a49aff',
      500: '#6b4fd8',
      600: '#6f54dd',
      700: '#5a40bb',
      800: '#483198',
      900: '#372677',
      950: '#22174b',
    },
  },
  {
    value: '#1f8a3b',
    label: '松绿',
    steps: {
      50: '#f1faf2',
      100: '#e1f4e3',
      200: '#c3e8c6',
      300: '#98d69f',
      400: '#6bc078',
      500: '#1f8a3b',
      600: '#077e2f',
      700: '#006523',
      800: '#005019',
      900: '#003f11',
      950: '#01270a',
    },
  },
];
