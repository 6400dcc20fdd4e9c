import type { HeroGood } from '../home/HeroGoods.tsx'

export const sampleGoods: readonly HeroGood[] = [
  { href: '/a', name: 'Kočárek', price: '1 500 Kč', icon: 'pram' },
  { href: '/b', name: 'Kolo', price: '3 200 Kč', icon: 'bike' },
  { href: '/c', name: 'Štěně', price: 'Dohodou', icon: 'dog' },
  { href: '/d', name: 'Přilba', price: '850 Kč', icon: 'helmet' },
  { href: '/e', name: 'Medvídek', price: 'Zdarma', icon: 'toy' },
  { href: '/f', name: 'Stan', price: '1 990 Kč', icon: 'tent' },
  { href: '/g', name: 'Slepice', price: '240 Kč', icon: 'hen' },
]
