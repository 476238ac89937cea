import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// The title in the sidebar, instead of Storybook's own name.
addons.setConfig({ theme: create({ base: 'light', brandTitle: 'CA Portal 组件库', brandUrl: './' }) });
