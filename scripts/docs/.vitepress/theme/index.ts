import DefaultTheme from 'vitepress/theme-without-fonts';
import '../../../../web/theme/fonts.css';
import '../../../../web/theme/tokens.css';
import '../../../../web/theme/symbols.css';
import './docs.css';

// VitePress's own look in the page's faces and colours.
export default DefaultTheme;
