import type { Theme } from 'vitepress';
import { useData } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { watchEffect } from 'vue';
import '../../../../web/theme/fonts.css';
import '../../../../web/theme/tokens.css';
import '../../../../web/theme/symbols.css';
import './docs.css';

/** VitePress's own look in the page's faces and colours. */
const theme: Theme = {
  extends: DefaultTheme,
  setup() {
    const { isDark } = useData();
    if (typeof document === 'undefined') return;
    watchEffect(() => {
      document.documentElement.dataset.theme = isDark.value ? 'dark' : 'light';
    });
  },
};
export default theme;
