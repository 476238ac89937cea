export { Brand, type BrandProps } from './Brand.js';
export { Menu, type MenuProps } from './Menu.js';
export { Root, type RootProps } from './Root.js';
export { User, type UserProps } from './User.js';
