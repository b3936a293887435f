/** A family of games that share a world. The art draws `scene` as the backdrop and the noun's motif in front. */
export interface SeedTheme {
  id: string;
  /** Word of the title and the motif drawn for it. */
  nouns: readonly (readonly [word: string, motif: string])[];
  /** Adjectives and openings. */
  openings: readonly string[];
  /** What may follow "of". */
  places: readonly string[];
}

const words = (text: string) => text.split(',');
const nouns = (text: string) =>
  text.split(',').map((pair) => {
    const [word = '', motif = ''] = pair.split(':');
    return [word, motif] as const;
  });

/** Twenty-two slot worlds: words are chosen so that their combinations are nobody's trademark. */
export const SLOT_THEMES: readonly SeedTheme[] = [
  {
    id: 'egypt',
    nouns: nouns('Pharaoh:pharaoh,Scarab:scarab,Eye:eye,Ankh:ankh,Sun Disc:sundisc'),
    openings: words('Buried,Ninth,Ivory,Whispering,Saffron,Nightfall,Lapis'),
    places: words('Nemhet,the Red Dune,Amarand,Seven Tombs,Old Kharun'),
  },
  {
    id: 'fruit',
    nouns: nouns('Cherries:cherry,Lemons:lemon,Melons:melon,Grapes:grapes,Plums:plum'),
    openings: words('Sugarcoat,Velvet,Turbo,Neon,Ripe,Thirsty,Sunday'),
    places: words('Corsa,Market Lane,Forty Lines,the Old Arcade,Palermo Street'),
  },
  {
    id: 'dragon',
    nouns: nouns('Dragon:dragon,Wyrm:dragon,Dragon Egg:egg,Flame:flame,Ember Pearl:pearl'),
    openings: words('Cinder,Brazen,Slumbering,Obsidian,Twin,Jade Crest,Ashborn'),
    places: words('Mount Orrin,the Last Keep,Cindermoor,Nine Fires,Vael'),
  },
  {
    id: 'ocean',
    nouns: nouns('Angler:fish,Pearl:shell,Trident:trident,Anchor:anchor,Octopus:octopus'),
    openings: words('Coral,Drifting,Sapphire,Moonwater,Deepwater,Salted,Lagoon'),
    places: words('the Blue Shelf,Merrow Bay,Low Tide,Tidewell,Sunken Isle'),
  },
  {
    id: 'space',
    nouns: nouns('Planet:planet,Saucer:ufo,Comet:comet,Astronaut:astronaut,Star Core:starcore'),
    openings: words('Quantum,Lonely,Orbiting,Violet,Zero G,Farside,Turbine'),
    places: words('Kepra Nine,the Long Night,Sector Eleven,Halcyon,Nova Reach'),
  },
  {
    id: 'jungle',
    nouns: nouns('Totem:totem,Panther:cat,Toucan:toucan,Monkey Idol:monkey,Orchid:flower'),
    openings: words('Emerald,Rumbling,Vine,Monsoon,Tangled,Firefly,Canopy'),
    places: words('the Green Vault,Rio Alto,Amatepec,Nine Vines,Lost Basin'),
  },
  {
    id: 'norse',
    nouns: nouns('Hammer:hammer,Viking:viking,Axes:axe,Shield:shield,Runestone:rune'),
    openings: words('Frostbound,Iron,Stormbeard,Northwind,Berserk,Raven,Longship'),
    places: words('Skarholm,the Ice Hall,Jorvind,Nine Winters,Ulfgard'),
  },
  {
    id: 'gems',
    nouns: nouns('Diamonds:diamond,Ruby:ruby,Crystals:crystal,Emeralds:emerald,Opal Star:gemstar'),
    openings: words('Prism,Glinting,Cascade,Hundredfold,Polished,Midnight,Facet'),
    places: words('Lumen,the Deep Seam,Clarity,Tessaly,Ten Carats'),
  },
  {
    id: 'pirate',
    nouns: nouns('Skull:skull,Chest:chest,Compass:compass,Galleon:ship,Doubloons:doubloon'),
    openings: words('Rusty,One Eyed,Tidewrecked,Scarlet,Rum Runner,Blackwater,Mutiny'),
    places: words('Port Mallow,the Dead Reef,Cutlass Cay,Thirteen Men,Grog Island'),
  },
  {
    id: 'candy',
    nouns: nouns('Lollipop:lollipop,Cupcake:cupcake,Gumdrops:gumdrop,Bonbons:candy,Doughnut:doughnut'),
    openings: words('Fizzy,Marzipan,Whipped,Bubble,Caramel,Frosted,Jellied'),
    places: words('Sprinkle Hill,Nougat Town,Sherbet,Pink Clouds,Toffee Falls'),
  },
  {
    id: 'west',
    nouns: nouns('Sheriff:badge,Outlaw:hat,Horseshoe:horseshoe,Cactus:cactus,Gold Cart:minecart'),
    openings: words('Dusty,Rattlesnake,High Noon,Copper,Tumbleweed,Drifter,Coyote'),
    places: words('Dry Gulch,Perdition Creek,Mesa Roja,the Last Rail,Widow Canyon'),
  },
  {
    id: 'horror',
    nouns: nouns('Pumpkin:pumpkin,Ghost:ghost,Bats:bat,Coffin:coffin,Vampire Moon:fangs'),
    openings: words('Hollow,Creeping,Midnight,Crimson,Restless,Wicked,Gravelight'),
    places: words('Mirefield,Hangman Hill,House Thirteen,Blackroot,the Old Crypt'),
  },
  {
    id: 'magic',
    nouns: nouns('Orb:orb,Potion:potion,Wizard:wizard,Owl:owl,Spellwand:wand'),
    openings: words('Arcane,Moonlit,Thimble,Starlit,Misted,Velvet,Runaway'),
    places: words('Elderwick,Seven Towers,Thornspire,the Mage Hall,Quillon'),
  },
  {
    id: 'asia',
    nouns: nouns('Lantern:lantern,Koi:koi,Lucky Coin:coin,Fan:fan,Drum:drum'),
    openings: words('Eight Fold,Scarlet,Bamboo,Thunder,Lotus,Silk Road,Laughing'),
    places: words('Nine Bridges,Jade River,Long Hua,the Red Gate,Plum Garden'),
  },
  {
    id: 'aztec',
    nouns: nouns('Sun Mask:sunmask,Serpent:serpent,Temple Idol:totem,Golden Disc:sundisc,Jaguar:cat'),
    openings: words('Quetz,Burning,Obsidian,Forgotten,Rainfall,Cacao,Stone'),
    places: words('Tlalan,the Sky Steps,Xoctal,Fifth Sun,Ocelan'),
  },
  {
    id: 'greek',
    nouns: nouns('Thunder:bolt,Helmet:helmet,Lyre:lyre,Laurel:laurel,Pegasus:pegasus'),
    openings: words('Marble,Titan,Olive,Wrathful,Aegean,Hundred Hand,Honeyed'),
    places: words('Arkadon,the Cloud Court,Thessa,Delphos,Ithara'),
  },
  {
    id: 'wild',
    nouns: nouns('Wolf:wolf,Buffalo:buffalo,Eagle:eagle,Bear:bear,Stag:stag'),
    openings: words('Moonhowl,Thundering,Canyon,Silver,Prairie,Lone,Timber'),
    places: words('Elk Ridge,the High Plain,Snake River,Tall Pines,Big Sky'),
  },
  {
    id: 'book',
    nouns: nouns('Book:book,Tome:book,Grimoire:book,Codex:book,Scroll:scroll'),
    openings: words('Forbidden,Sealed,Gilded,Secret,Burning,Hidden,Ancient'),
    places: words('Amarand,Embers,the Ninth Gate,Tal Sahir,Moons,Lost Kings,Ravens,Thunder,Tides,Vines'),
  },
  {
    id: 'sevens',
    nouns: nouns('Sevens:seven,Bells:bell,Stars:star,Bars:bar,Clover:clover'),
    openings: words('Scorched,Triple,Royal,Chrome,Forty,Electric,Diamondback'),
    places: words('Sparks,the Strip,Lucky Street,Chrome City,Twenty Lines'),
  },
  {
    id: 'circus',
    nouns: nouns('Joker:joker,Jester:joker,Masquerade:mask,Ringmaster:tophat,Big Top:tent'),
    openings: words('Giggling,Velvet,Double,Carnival,Mad,Painted,Encore'),
    places: words('Bellamore,Midway,the Red Ring,Popcorn Lane,Hearts'),
  },
  {
    id: 'heist',
    nouns: nouns('Vault:vault,Cash Bag:moneybag,Detective:tophat,Getaway:car,Gold Bars:goldbars'),
    openings: words('Neon,Silent,Uptown,Laser,Rooftop,Midnight,Blackout'),
    places: words('Harbour City,Fifth Avenue,the Night Bank,Gran Via,Pier Nine'),
  },
  {
    id: 'winter',
    nouns: nouns('Snowflake:snowflake,Gifts:gift,Penguin:penguin,Bauble:bauble,Yeti:yeti'),
    openings: words('Frosty,Polar,Jingling,Glacier,Cosy,Northern,Sleighbell'),
    places: words('Snowhollow,the White Pass,Pine Village,Icefall,December'),
  },
];
