/** What a picture of the house shows: its world and its symbols, the front one first. */
export interface Subject {
  theme: string;
  motifs: readonly string[];
}

const subject = (theme: string, motifs: string): Subject => ({ theme, motifs: motifs.split(',') });

/** Pictures that are known by name; any other name gets one of the same list by its hash. */
export const SUBJECTS: Readonly<Record<string, Readonly<Record<string, Subject>>>> = {
  banners: {
    welcome: subject('magic', 'chest,doubloon,diamond,star,gemstar'),
    tournament: subject('wild', 'wolf,shield,helmet,laurel,bolt'),
    jackpots: subject('norse', 'gemstar,crystal,diamond,ruby,emerald'),
    live: subject('live-roulette', 'roulette,cards,chips,dice,diamond'),
    loyalty: subject('magic', 'gift,orb,coin,star,gemstar'),
    'lift-off': subject('crash', 'rocket,bomb,football,planet,comet'),
    autumn: subject('asia', 'lantern,koi,coin,fan,drum'),
  },
  offers: {
    welcome: subject('magic', 'chest,doubloon,diamond'),
    'welcome-package': subject('gems', 'gift,gemstar,diamond'),
    'friday-reload': subject('sevens', 'seven,bell,star'),
    'high-roller': subject('heist', 'vault,goldbars,moneybag'),
    'midweek-spins': subject('circus', 'wheel,star,coin'),
    'game-of-the-week': subject('book', 'book,orb,scroll'),
    'hello-spins': subject('fruit', 'cherry,lemon,melon'),
    'first-steps': subject('jungle', 'compass,flower,coin'),
    'summer-code': subject('ocean', 'shell,fish,anchor'),
    'match-day': subject('football', 'football,laurel,star'),
    'free-bet': subject('football', 'moneybag,football,bolt'),
    birthday: subject('candy', 'cupcake,gift,candy'),
    cashback: subject('norse', 'shield,coin,axe'),
  },
  jackpots: {
    'grand-aurora': subject('norse', 'gemstar,crystal,diamond'),
    'royal-comet': subject('space', 'comet,starcore,planet'),
    'tidal-fortune': subject('ocean', 'chest,shell,trident'),
    'wild-summit': subject('wild', 'stag,wolf,bear'),
    'sweet-hour': subject('candy', 'cupcake,lollipop,candy'),
    'red-lantern': subject('asia', 'lantern,coin,fan'),
    'table-crown': subject('poker', 'chips,cards,roulette'),
  },
  tournaments: {
    'midnight-race': subject('wild', 'wolf,shield,helmet'),
    'treasure-season': subject('pirate', 'chest,compass,skull'),
    'orchard-cup': subject('fruit', 'plum,grapes,melon'),
    'orbit-league': subject('crash', 'rocket,planet,starcore'),
    'grand-salon': subject('live-roulette', 'roulette,cards,chips'),
    'lantern-festival': subject('asia', 'lantern,drum,koi'),
  },
  popups: {
    summer: subject('ocean', 'shell,fish,star'),
    welcome: subject('egypt', 'gift,diamond,doubloon'),
    weekend: subject('heist', 'moneybag,goldbars,coin'),
    lanterns: subject('asia', 'lantern,coin,fan'),
  },
  bonuses: {
    casino: subject('gems', 'gift,diamond,coin'),
    betting: subject('football', 'football,laurel,star'),
    cashback: subject('heist', 'moneybag,coin,goldbars'),
    freespins: subject('sevens', 'seven,star,bell'),
  },
  shop: {
    spins: subject('sevens', 'wheel'),
    'spins-gold': subject('fruit', 'wheel,cherry'),
    cash: subject('heist', 'coin,doubloon'),
    'cash-stack': subject('heist', 'moneybag,goldbars'),
    bonus: subject('gems', 'gift,diamond'),
    ticket: subject('wild', 'ticket,laurel'),
    chips: subject('poker', 'chips,cards'),
    shield: subject('norse', 'shield,axe'),
    mystery: subject('pirate', 'chest,orb'),
    headphones: subject('space', 'headphones'),
    watch: subject('magic', 'watch'),
    weekend: subject('ocean', 'suitcase,shell'),
    freebet: subject('football', 'football,ticket'),
    gift: subject('winter', 'giftcard,gift'),
    'program-club': subject('sevens', 'star,coin'),
    'program-high-table': subject('poker', 'chips,diamond'),
    'program-explorers': subject('jungle', 'compass,totem'),
  },
  characters: {
    owl: subject('magic', 'owl'),
    fox: subject('west', 'fox'),
    bear: subject('wild', 'bear'),
    wolf: subject('norse', 'wolf'),
    dragon: subject('dragon', 'dragon'),
    panther: subject('jungle', 'cat'),
    stag: subject('winter', 'stag'),
    octopus: subject('ocean', 'octopus'),
  },
};
