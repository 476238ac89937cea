import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

// What a designer sees around the stories: whose kit this is, instead of Storybook's own name.
addons.setConfig({ theme: create({ base: 'light', brandTitle: 'CA Portal 组件库', brandUrl: './' }) });
