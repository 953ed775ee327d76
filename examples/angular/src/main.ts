import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import '@dramatis/embed'
import type { DramatisGenerated } from '@dramatis/embed'

@Component({
  selector: 'shop-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Angular</h1>
      <dramatis-generator
        functions="http://localhost:3000"
        checkout="http://localhost:4010/checkout-links/sandbox_cl_demo"
        (dramatis-generated)="show($event)"
      ></dramatis-generator>
      <output>{{ character() }}</output>
    </main>
  `,
})
class ShopPage {
  readonly character = signal('')

  show(event: CustomEvent<DramatisGenerated>): void {
    this.character.set(event.detail.character)
  }
}

void bootstrapApplication(ShopPage)
