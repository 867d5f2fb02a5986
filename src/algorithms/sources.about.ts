import type { Source } from './card.ts';

// As the four papers' lists of references name them. Their texts print no DOI at all, and an arXiv number for two of these works
// alone (Imamura's and Toscano-Palmerin's); Bardou's is on the paper itself. A number that we have not read there is not filled in.

export const SRINIVAS: Source = {
  text: 'N. Srinivas, A. Krause, S. Kakade, M. Seeger: Gaussian process optimization in the bandit setting: no regret and experimental design. ICML 2010.',
};
export const CHOWDHURY: Source = {
  text: 'S. R. Chowdhury, A. Gopalan: On kernelized multi-armed bandits. ICML 2017, pages 844–853.',
};
export const BOGUNOVIC: Source = {
  text: 'I. Bogunovic, J. Scarlett, V. Cevher: Time-varying Gaussian process bandit optimization. AISTATS 2016, pages 314–323.',
};
export const ZHOU: Source = {
  text: 'X. Zhou, N. Shroff: No-regret algorithms for time-varying Bayesian optimization. Annual Conference on Information Sciences and Systems 2021, pages 1–6.',
};
export const DENG: Source = {
  text: 'Y. Deng, X. Zhou, B. Kim, A. Tewari, A. Gupta, N. Shroff: Weighted Gaussian process bandits for non-stationary environments. AISTATS 2022, pages 6909–6932.',
};
export const CONTROLLER: Source = {
  text: 'P. Brunzema, A. von Rohr, S. Trimpe: On controller tuning with time-varying Bayesian optimization. Conference on Decision and Control 2022, pages 4046–4052.',
};
export const EVENT: Source = {
  text: 'P. Brunzema, A. von Rohr, F. Solowjow, S. Trimpe: Event-triggered time-varying Bayesian optimization.',
};
export const IMAMURA: Source = {
  text: 'H. Imamura, N. Charoenphakdee, F. Futami, I. Sato, J. Honda, M. Sugiyama: Time-varying Gaussian process bandit optimization with non-constant evaluation time. 2020.',
  arxiv: '2003.04691',
};
export const MAUDUIT: Source = {
  text: 'E. Mauduit, E. Berthier, A. Simonetto: Time-varying Gaussian process bandit optimization with experts: no-regret in logarithmically-many side queries.',
};
export const IWAZAKI: Source = {
  text: 'S. Iwazaki, Y. Inatsu, I. Takeuchi: Bayesian quadrature optimization for probability threshold robustness measure.',
};
export const TOSCANO: Source = {
  text: 'S. Toscano-Palmerin, P. I. Frazier: Bayesian optimization with expensive integrands. CoRR 2018.',
  arxiv: '1803.08661',
};
export const STABLE: Source = {
  text: 'I. Bogunovic, J. Scarlett, S. Jegelka, V. Cevher: Adversarially robust optimization with Gaussian processes. Advances in Neural Information Processing Systems 2018, pages 5760–5770.',
};
export const BRYAN: Source = {
  text: 'B. Bryan, R. C. Nichol, C. R. Genovese, J. Schneider, C. J. Miller, L. Wasserman: Active learning for identifying function threshold boundaries. Advances in Neural Information Processing Systems 2006, pages 163–170.',
};
export const GOTOVOS: Source = {
  text: 'A. Gotovos, N. Casati, G. Hitz, A. Krause: Active learning for level set estimation. IJCAI 2013.',
};
export const BARDOU: Source = {
  text: 'A. Bardou, P. Thiran, G. Ranieri: This too shall pass: removing stale observations in dynamic Bayesian optimization. Advances in Neural Information Processing Systems 2024.',
  arxiv: '2405.14540',
};
export const GEROGIANNIS: Source = {
  text: 'A. Gerogiannis and others: DAL, detection-augmented learning in the GP bandit. 2026; only the abstract and public reviews were read.',
  arxiv: '2501.19401',
};
export const BESSON: Source = {
  text: 'L. Besson, E. Kaufmann, O.-A. Maillard, J. Seznec: GLR-klUCB, 2022; its published code read.',
};
export const LIU: Source = {
  text: 'Liu, Van Roy, Xu: predictive sampling. AISTATS 2023; only the abstract was read.',
  arxiv: '2205.01970',
};
export const ZIOMEK: Source = {
  text: 'Ziomek and others: PE-GP-UCB. AISTATS 2025; only the abstract was read.',
  arxiv: '2402.01632',
};
export const SANDBERG: Source = {
  text: 'Sandberg, Chehreghani: PE-GP-TS and HP-GP-TS. 2026; only the abstract was read.',
  arxiv: '2502.01226',
};
